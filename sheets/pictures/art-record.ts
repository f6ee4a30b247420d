/** Lengths in the box of `PICTURE_BOX`. */
export interface Art {
  /** Black lines, to fill (nonzero). Absent in our own drawings. */
  readonly line?: string
  /** Areas cut into large black parts so that they can be coloured (even-odd). */
  readonly holes?: string
  /** Width of the lines. */
  readonly width?: number
  /** Around the lines, without holes. */
  readonly outline: string
  /** Across of the largest circle in each closed region, largest first. */
  readonly regions: readonly number[]
  /** Colours from back to front: '#rrggbb', data, and 1 where holes are even-odd. */
  readonly colors?: readonly (readonly [color: string, d: string, evenodd?: 1])[]
  /** Around the colours, without holes. */
  readonly colorOutline?: string
  /** Area covered by the lines and by the colours, holes open: absent if it is the outline. */
  readonly shadow?: string
  readonly colorShadow?: string
}
