# Why a request about one's own games, pencil or public tables was refused.
error-bad-page = The pages of this list are numbered from 1 to { $most }.
error-too-many-transfers = { $most } such codes have been made from your address within a day. Use one that you have, or come back tomorrow.
error-no-transfer = This code moves no pencil. Check it, or make a new one on the other device.
error-no-pencil = This device has no pencil yet. Sit down at a table first.
error-transfer-used = This code has been used. Make a new one on the other device.
error-transfer-late = This code has lasted its ten minutes. Make a new one on the other device.
error-pencil-here = This device already has this pencil. Open the link on the other one.
error-pencil-in-use = This device has games of its own. Taking the pencil leaves them behind.
error-not-public = This site lists no public tables. Send your friends the link.
error-too-many-public = Your last public table is still waiting, or there were many from here. Go on there, or open a table for friends.
