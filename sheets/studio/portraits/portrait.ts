/** A whole page that is drawn for one subject: it does there what its sheet is about. */
import type { CastName } from '../cast/people.ts'
import type { Drawing } from '../pen.ts'
import type { Setting } from '../scenes/habitat.ts'

interface PortraitSetting extends Setting {
  /** Children of this page, in turn. */
  readonly who: (index: number) => CastName
}

export interface Portrait {
  /** Pictures on every level beside the subject. */
  readonly shows: readonly string[]
  /** In place of the sheet's, where the page asks for more than colours. */
  readonly instruction?: string
  /** It shows what happens after the page before it: the first page comes first for every seed. */
  readonly isLater?: true
  readonly draw: (setting: PortraitSetting) => Drawing
}
