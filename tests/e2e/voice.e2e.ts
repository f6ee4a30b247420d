import { expect, type Page } from '@playwright/test'
import { readableInstruction } from '../../src/features/catalogue/recipe/rules.ts'
import type { Recipe } from '../../src/features/catalogue/recipe/schema.ts'
import { type CopyCode, codeOf, KEY_PATH } from '../../src/features/classroom/key/code.rules.ts'
import { mixedSheets } from './setup/classroom.ts'
import { query } from './setup/database.ts'
import { signUp, test } from './setup/site.ts'

/** A device with these voices, which remembers what it was asked to say; voices come after the page. */
async function deviceWith(page: Page, languages: readonly string[]) {
  await page.addInitScript((all) => {
    const voices = all.map((lang) => ({ lang, name: lang, default: false, localService: true, voiceURI: lang }))
    const said: { text: string; lang: string; voice: string | null; rate: number }[] = []
    const listeners = new Set<() => void>()
    let here: typeof voices = []
    let current: { onend?: () => void } | null = null
    setTimeout(() => {
      here = voices
      for (const listener of listeners) listener()
    }, 300)
    class Utterance {
      readonly text: string
      voice: { lang: string } | null = null
      lang = ''
      rate = 1
      onend?: () => void
      constructor(text: string) {
        this.text = text
      }
    }
    const speech = {
      getVoices: () => here,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      cancel: () => {
        current = null
      },
      speak(utterance: Utterance) {
        current = utterance
        said.push({
          ...{ text: utterance.text, lang: utterance.lang, rate: utterance.rate },
          voice: utterance.voice?.lang ?? null,
        })
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      said,
      isSpeaking: () => current !== null,
      finishSpeaking: () => current?.onend?.(),
    })
  }, languages)
  return {
    said: () => page.evaluate(() => (window as unknown as { said: Record<string, unknown>[] }).said),
    isSpeaking: () => page.evaluate(() => (window as unknown as { isSpeaking: () => boolean }).isSpeaking()),
    finish: () => page.evaluate(() => (window as unknown as { finishSpeaking: () => void }).finishSpeaking()),
  }
}

const listen = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ouvir', exact: true })

test('a sheet is read aloud by the Brazilian voice, when pressed, and stopped', async ({ page }) => {
  const device = await deviceWith(page, ['en-US', 'pt-PT', 'pt-BR'])
  const [sheet] = await mixedSheets(page, 1)
  await page.goto(`/activities/${sheet?.slug}`)
  await expect(listen(page)).toBeVisible()
  expect(await device.said()).toEqual([])
  await listen(page).press('Enter')
  await expect.poll(device.said).toHaveLength(1)
  const [first] = await device.said()
  expect(first).toMatchObject({ lang: 'pt-BR', voice: 'pt-BR', rate: 0.9 })
  expect(first?.text).toContain(sheet?.title)
  expect(String(first?.text).length).toBeGreaterThan((sheet?.title ?? '').length + 10)
  await page.getByRole('main').getByRole('button', { name: 'Parar', exact: true }).click()
  await expect(listen(page)).toBeVisible()
  expect(await device.isSpeaking()).toBe(false)

  await listen(page).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Parar', exact: true })).toBeVisible()
  await expect.poll(device.said).toHaveLength(2)
  await device.finish()
  await expect(listen(page)).toBeVisible()
  // Nothing goes on speaking on the next page.
  await listen(page).click()
  await expect.poll(device.isSpeaking).toBe(true)
  await page.getByRole('link', { name: 'Planos' }).first().click()
  await page.waitForURL('/plans')
  await expect.poll(device.isSpeaking).toBe(false)
})

test('the voice of Portugal reads where there is no other', async ({ page }) => {
  const device = await deviceWith(page, ['en-US', 'pt-PT'])
  const [sheet] = await mixedSheets(page, 1)
  await page.goto(`/activities/${sheet?.slug}`)
  await listen(page).click()
  await expect.poll(device.said).toMatchObject([{ voice: 'pt-PT', lang: 'pt-PT' }])
})

test('without a Portuguese voice there is no button', async ({ page }) => {
  await deviceWith(page, ['en-US', 'es-ES'])
  const [sheet] = await mixedSheets(page, 1)
  await page.goto(`/activities/${sheet?.slug}`)
  await expect(page.getByRole('button', { name: 'Preparar' })).toBeVisible()
  await page.waitForTimeout(800)
  await expect(page.getByRole('button', { name: 'Ouvir' })).toHaveCount(0)
})

test('Preparar and the key of a copy are read aloud at their level', async ({ page }) => {
  const device = await deviceWith(page, ['pt-BR'])
  await signUp(page)
  const [sheet] = await query(
    `select id, title, slug, recipe from activities where status = 'ativo' and category = 'Labirinto' and not is_premium
     and recipe is not null order by id limit 1`,
  )
  const { id, title, slug, recipe } = sheet as { id: string; title: string; slug: string; recipe: Recipe }
  await page.goto(`/activities/${slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Desafio', { exact: true }).click()
  await panel.getByRole('button', { name: 'Ouvir', exact: true }).click()
  await expect.poll(device.said).toHaveLength(1)
  expect((await device.said())[0]?.text).toBe(`${title}. ${readableInstruction(recipe.instructions.desafio)}`)

  const choices = { level: 'facil', seed: 4321, ink: 'color', letters: null, pages: 1, amount: 'normal' } as const
  const code: CopyCode = { activityId: id, ...choices, dress: null }
  await page.goto(`${KEY_PATH}#${codeOf(code)}`)
  await listen(page).click()
  await expect.poll(device.said).toHaveLength(1)
  expect(String((await device.said())[0]?.text)).toContain(readableInstruction(recipe.instructions.facil))
})

test('the words of a sheet are read aloud in Preparar and with the key of a copy', async ({ page }) => {
  const device = await deviceWith(page, ['pt-BR'])
  await signUp(page)
  const [sheet] = await query(
    `select id, slug, recipe from activities where status = 'ativo' and category = 'Alfabetização' and not is_premium
     and recipe->>'kind' not like '%letra%' order by id limit 1`,
  )
  const { id, slug, recipe } = sheet as { id: string; slug: string; recipe: Recipe }
  await page.goto(`/activities/${slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvir as palavras' }).click()
  await expect.poll(device.said).toHaveLength(1)
  const words = String((await device.said())[0]?.text)
  expect(words).toMatch(/\p{Ll}{2}/u)
  expect(words).not.toContain(readableInstruction(recipe.instructions[recipe.level]))

  const choices = { level: 'facil', seed: 4321, ink: 'color', letters: null, pages: 1, amount: 'normal' } as const
  await page.goto(`${KEY_PATH}#${codeOf({ activityId: id, ...choices, dress: null })}`)
  await page.getByRole('main').getByRole('button', { name: 'Ouvir as palavras' }).click()
  await expect.poll(device.said).toHaveLength(1)
  expect(String((await device.said())[0]?.text)).toMatch(/\p{Ll}{2}/u)
})
