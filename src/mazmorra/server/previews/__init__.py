"""What a link to this server shows elsewhere before anybody follows it: a title, a line, a picture.

Only what strangers may know anyway; nothing here decides who may know what.
"""
