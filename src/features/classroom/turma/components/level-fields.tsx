import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Segments } from '../../../../ui/segments.tsx'
import { AREAS, type ClassRule, type LevelChoice } from '../../store/rules.ts'
import { type AreaChoice, LEVEL_CHOICES, levelIn } from '../rules.ts'
import { AREA_NAMES, LEVEL_CHOICE_NAMES, LEVEL_FIELDS } from '../texts.ts'

interface LevelFieldsProps {
  levels: ClassRule['levels']
  onLevel: (area: AreaChoice, level: LevelChoice) => void
}

/** One level for all areas and, folded below it, one for each. */
export function LevelFields({ levels, onLevel }: LevelFieldsProps) {
  // As the form opened: it does not fold while levels are chosen in it.
  const [isMixed] = useState(levelIn(levels, 'all') === null)
  const fieldOf = (area: AreaChoice) => (
    <Segments
      key={area}
      label={area === 'all' ? LEVEL_FIELDS.all : AREA_NAMES[area]}
      value={levelIn(levels, area) ?? ''}
      options={LEVEL_CHOICES.map((value) => ({ value, text: LEVEL_CHOICE_NAMES[value] }))}
      onChange={(level) => level && onLevel(area, level)}
      {...(area === 'all' && { hint: LEVEL_FIELDS.hint })}
    />
  )
  return (
    <div>
      {fieldOf('all')}
      <details open={isMixed} className="group mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control font-semibold text-brand">
          {LEVEL_FIELDS.byArea}
          <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-4">{AREAS.map(fieldOf)}</div>
      </details>
    </div>
  )
}
