# Why a request was refused, one sentence per code.
