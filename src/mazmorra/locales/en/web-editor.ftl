server-hosts-only = Only hosts of this server may do that. Whoever runs it appoints them with: mazmorra host appoint NAME
server-comparing = Your last comparison is still being played. Wait for it, or call it off.
