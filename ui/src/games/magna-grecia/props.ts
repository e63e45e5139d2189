/** What the components of this table are drawn from. */

import type { BoardProps } from '../../lib/board';
import type { Event, Move } from '../../texts/made/magna-grecia/facts';
import type { GreciaView } from '../../texts/made/magna-grecia/view';

export type GreciaProps = BoardProps<GreciaView, Move, Event>;
