stairs-reason-first-step = the first step should be low
