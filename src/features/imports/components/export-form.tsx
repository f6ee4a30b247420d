import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { CATEGORIES } from '../../catalogue/taxonomy/rules.ts'
import { EXPORT_TEXTS } from '../texts.ts'

/** Exports the activities. The answer is a file, so the page stays. */
export function ExportForm() {
  return (
    <section aria-labelledby="exportar" className="mt-12 border-line border-t pt-8">
      <h2 id="exportar" className="text-xl">
        {EXPORT_TEXTS.title}
      </h2>
      <p className="mt-2 max-w-text text-ink-2">{EXPORT_TEXTS.intro}</p>
      <form action="/functions/v1/export" className="mt-4 flex max-w-text flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <Select label={EXPORT_TEXTS.category} name="category" defaultValue="">
            <option value="">{EXPORT_TEXTS.all}</option>
            {CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="secondary" icon={<Download aria-hidden size={20} />}>
          {EXPORT_TEXTS.save}
        </Button>
      </form>
    </section>
  )
}
