import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { AREAS, type ClassRule, type SchoolClass } from '../../store/rules.ts'
import { levelIn, withLevel } from '../rules.ts'
import { CHILD, CLASS, INK_NAMES, LETTER_NAMES } from '../texts.ts'
import { LevelFields } from './level-fields.tsx'
import { LevelName } from './marks.tsx'

/** One line: the choices of all without separate ones. */
export function ClassRuleLine({ rule, onChange }: { rule: ClassRule; onChange: () => void }) {
  const level = levelIn(rule.levels, 'all')
  return (
    <div className="flex items-center gap-2 rounded-2xl bg-well py-2 pr-2 pl-4 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
        <strong className="font-semibold">{CLASS.theClass}</strong>
        {level ? (
          <LevelName level={level} />
        ) : (
          AREAS.map((area) => <LevelName key={area} level={rule.levels[area]} area={CHILD.areas[area]} />)
        )}
        <span>{LETTER_NAMES[rule.letters].toLowerCase()}</span>
        <span>{INK_NAMES[rule.ink].toLowerCase()}</span>
      </div>
      <Button variant="quiet" size="sm" onClick={onChange}>
        {CLASS.change}
      </Button>
    </div>
  )
}

interface ClassRuleDialogProps {
  one: SchoolClass
  onChange: (rule: ClassRule) => void
  onClose: () => void
}

/** The choices of the class. */
export function ClassRuleDialog({ one: { rule }, onChange, onClose }: ClassRuleDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={CLASS.rule} description={CLASS.ruleHint} size="md">
      <div className="grid gap-5">
        <LevelFields
          levels={rule.levels}
          onLevel={(area, level) => onChange({ ...rule, levels: withLevel(rule.levels, area, level) })}
        />
        <Segments
          label={CHILD.letters}
          value={rule.letters}
          options={(['bastao', 'imprensa', 'cursiva'] as const).map((value) => ({ value, text: LETTER_NAMES[value] }))}
          onChange={(letters) => onChange({ ...rule, letters })}
        />
        <Segments
          label={CHILD.ink}
          value={rule.ink}
          options={(['color', 'black', 'outlines'] as const).map((value) => ({ value, text: INK_NAMES[value] }))}
          onChange={(ink) => onChange({ ...rule, ink })}
        />
      </div>
    </Dialog>
  )
}
