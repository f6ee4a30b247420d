import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import { holdInView } from '../../../ui/hold-in-view.ts'
import type { Skill } from '../schema.ts'
import { SkillChips } from './skill-chips.tsx'

const read = (content: unknown) =>
  isRecord(content) && Array.isArray(content.skills) ? (content.skills as Skill[]) : undefined

/** Loads a sheet's skills later. The button after them keeps its place in the view. */
export function LazySkills({ activityId, sheet }: { activityId: string; sheet: string }) {
  const [skills, setSkills] = useState<readonly Skill[]>([])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reading = new AbortController()
    const show = (read: readonly Skill[]) => {
      const next = place.current?.nextElementSibling
      if (next) holdInView(next, () => flushSync(() => setSkills(read)))
      else setSkills(read)
    }
    void callApi(`/rest/v1/activities/${activityId}/skills`, { read, signal: reading.signal }).then(
      (answer) => show(answer.ok ? answer.data : []),
      () => undefined,
    )
    return () => reading.abort()
  }, [activityId])
  return (
    <div ref={place}>
      <SkillChips skills={skills} sheet={sheet} />
    </div>
  )
}
