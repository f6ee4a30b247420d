import { expect, test } from 'vitest'
import { everyPage, layoutFaults, textsBeyond } from '../../../tests/factories/sheets.ts'
import { PLAYERS } from '../../studio/games/players.ts'
import { Pen } from '../../studio/pen.ts'
import { regrasDoJogo } from './regras-do-jogo.ts'
import { GAME_RULES, sentenceOf } from './rule-facts.ts'
import { fillPage, readPage, SCENES } from './rule-pages.ts'

test('steps of a game have different verbs, and its intruder needs a thing or place of no other step', () => {
  expect(new Set(GAME_RULES.map(({ game }) => game)).size).toBe(8)
  for (const { game, steps, intruder } of GAME_RULES) {
    const verbs = [...steps, intruder].map(({ verb }) => verb)
    expect(new Set(verbs).size, game).toBe(5)
    for (const { verb, imperative, rest } of [...steps, intruder]) {
      expect(verb, game).toMatch(/^\p{Ll}+[aei]r$/u)
      expect(imperative, game).toMatch(/^\p{Lu}\p{Ll}+[ae]$/u)
      expect(rest, game).toMatch(/^\p{Ll}.*\.$/u)
    }
    const others = GAME_RULES.flatMap((one) => (one.game === game ? one.steps.map(sentenceOf) : []))
    expect(others, game).not.toContain(sentenceOf(intruder))
  }
})

test('imperatives of regular verbs end as the grammar asks, irregular ones are listed', () => {
  const irregular: Readonly<Record<string, string>> = { sair: 'Saia', fugir: 'Fuja' }
  for (const { steps, intruder } of GAME_RULES)
    for (const { verb, imperative } of [...steps, intruder]) {
      const stem = verb.slice(0, -2)
      const regular = verb.endsWith('ar')
        ? `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c')}e`
        : `${stem.replace(/c$/, 'ç')}a`
      expect(imperative.toLowerCase()).toBe(irregular[verb]?.toLowerCase() ?? regular)
    }
})

test('four scenes show the four steps; only the middle level lists one that none shows', () => {
  for (const { level, page } of everyPage(regrasDoJogo)) {
    const { rules, scenes, listed } = page
    expect(new Set(scenes)).toEqual(new Set(rules.steps))
    expect(scenes).toHaveLength(4)
    expect(listed.filter((step) => !scenes.includes(step))).toEqual(level === 'medio' ? [rules.intruder] : [])
    expect(listed.filter((step) => step !== rules.intruder)).toEqual(rules.steps)
    if (level !== 'medio') expect(scenes[0]).not.toBe(rules.steps[0])
  }
})

test('the scenes of a game show as many players as its page counts', () => {
  for (const { game, steps, count } of GAME_RULES) {
    const seen = new Set<number>()
    const players = new Proxy(PLAYERS, {
      get: (all, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) seen.add(Number(key))
        return Reflect.get(all, key)
      },
    })
    for (const draw of SCENES[game]) draw(new Pen(true), players)
    expect(SCENES[game], game).toHaveLength(steps.length)
    expect([...seen].toSorted(), game).toEqual(Array.from({ length: count }, (_, i) => i))
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(regrasDoJogo)).toEqual([])
})

test('each text ends on its board', () => {
  for (const rules of GAME_RULES) {
    const { game, steps, intruder } = rules
    const read = readPage(new Pen(true), 'patio', PLAYERS, { rules, scenes: steps, listed: steps, isNamed: true })
    const fill = fillPage(new Pen(true), 'patio', PLAYERS, {
      rules,
      scenes: steps,
      listed: [...steps, intruder],
      isNamed: true,
    })
    expect(textsBeyond([...read, ...fill], 187.5), game).toEqual([])
  }
})
