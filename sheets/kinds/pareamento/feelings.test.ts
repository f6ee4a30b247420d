import { expect, test } from 'vitest'
import { EMOTIONS } from './feeling-poses.ts'
import { sceneOf } from './feeling-scenes.ts'

test('a feeling has two scenes, and what is told, given as a reason or done afterwards fits one scene alone', () => {
  const scenes = EMOTIONS.flatMap((feeling) => [sceneOf(feeling, 0), sceneOf(feeling, 1)])
  for (const of of ['id', 'told', 'because', 'help'] as const)
    expect(new Set(scenes.map((scene) => scene[of])).size, of).toBe(2 * EMOTIONS.length)
})
