"""Evaluations learned by self-play; needs numpy, which playing does not."""
