import { useEffect, useState } from 'react'
import { callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import type { Skill } from '../schema.ts'
import { SkillChips } from './skill-chips.tsx'

const read = (content: unknown) =>
  isRecord(content) && Array.isArray(content.skills) ? (content.skills as Skill[]) : undefined

/** The skills of a sheet that came without them, once they are there; nothing without an answer. */
export function LateSkills({ activityId, sheet }: { activityId: string; sheet: string }) {
  const [skills, setSkills] = useState<readonly Skill[]>([])
  useEffect(() => {
    const reading = new AbortController()
    void callApi(`/rest/v1/activities/${activityId}/skills`, { read, signal: reading.signal }).then(
      (answer) => setSkills(answer.ok ? answer.data : []),
      () => undefined,
    )
    return () => reading.abort()
  }, [activityId])
  return <SkillChips skills={skills} sheet={sheet} />
}
