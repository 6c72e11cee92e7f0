"""Many nodes: which of them a table's bots and clocks run on, and pages whose frames are carried to that node."""
