"""Forward to tools/, the new name of this folder: `python -m house.page` works for one release."""

import os

__path__ = [os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tools")]
