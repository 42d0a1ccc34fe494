"""Who people are and what they may do to each other: names, accounts, sessions, mutes, blocks, bans."""
