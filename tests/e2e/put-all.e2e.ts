import { expect, type Page } from '@playwright/test'
import { MOST_SHEETS } from '../../src/features/downloads/booklets/rules.ts'
import { query } from './setup/database.ts'
import { premium, signIn, someone } from './setup/profile.ts'
import { signUp, test, toast } from './setup/site.ts'

const all = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Pôr as \d+ (?:atividades|gratuitas|primeiras)(?: desta página)? no caderno$/ })
const open = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Abrir o caderno' })
const door = (page: Page, count: number) => page.getByRole('link', { name: `Caderno: ${count} atividades` }).first()
const countOf = async (page: Page) => Number(/\d+/.exec((await all(page).textContent()) ?? '')?.[0])

test('all results of a search go into the booklet at once, are told, and leave it again together', async ({ page }) => {
  await page.goto('/activities?category=Labirinto')
  const count = await countOf(page)
  expect(count).toBeGreaterThan(3)
  await all(page).press('Enter')
  await expect(toast(page, 'Entraram no caderno')).toContainText(`${count} atividades novas`)
  await expect(page.getByRole('status').filter({ hasText: 'Entraram no caderno' })).toBeVisible()
  await expect(door(page, count)).toBeAttached()
  await expect(open(page)).toBeVisible()
  await page.getByRole('button', { name: `Tirar as ${count}` }).click()
  await expect(toast(page, 'Saíram do caderno')).toContainText('Ele está vazio.')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(door(page, count)).toBeAttached()
  await page.getByRole('button', { name: `Tirar as ${count}` }).click()
  await expect(all(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Caderno', exact: true }).first()).toBeAttached()
})

test('a booklet takes as many as fit, and says how many stay out', async ({ page }) => {
  await someone(page, premium())
  const pages = ['category=Labirinto', 'category=Matem%C3%A1tica', 'category=Tracejar', 'category=Colorir']
  let put = 0
  for (const search of pages) {
    await page.goto(`/activities?${search}`)
    put += await countOf(page)
    await all(page).click()
    if (put > MOST_SHEETS) break
    await expect(door(page, put)).toBeAttached()
  }
  expect(put).toBeGreaterThan(MOST_SHEETS)
  await expect(page.getByRole('status').filter({ hasText: `${put - MOST_SHEETS} fica` })).toContainText('de fora')
  await expect(door(page, MOST_SHEETS)).toBeAttached()
  await all(page).click()
  await expect(toast(page, 'O caderno está cheio')).toBeVisible()
})

test('a booklet of more sheets than one second asks for loads them all', async ({ page }) => {
  await someone(page, premium())
  await page.goto('/activities?category=Labirinto')
  const count = await countOf(page)
  expect(count).toBeGreaterThan(12)
  await all(page).click()
  await expect(door(page, count)).toBeAttached()
  await page.goto('/caderno')
  await expect(page.getByRole('button', { name: /^Mudar ou tirar/ })).toHaveCount(count)
  await expect(page.getByText('…', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/contam \d+ downloads/)).toHaveCount(0)
  await expect(page.getByText('Não carregou')).toHaveCount(0)
})

test('the sheets of a favourite list go in at once', async ({ page }) => {
  await signUp(page)
  await page.goto('/activities?category=Labirinto&plan=free')
  for (const n of [0, 1, 2]) {
    const saved = page.waitForResponse('**/rest/v1/favourites/changes')
    await page
      .getByRole('button', { name: /^Guardar: / })
      .nth(n)
      .click()
    await saved
  }
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await all(page).click()
  await expect(toast(page, 'Entraram no caderno')).toContainText('3 atividades novas')
  await open(page).click()
  await expect(page).toHaveURL('/caderno')
  await expect(page.getByRole('button', { name: /^Mudar ou tirar/ })).toHaveCount(3)
})

/** One that two free sheets have: an element of this column of theirs. */
async function shared(element: string): Promise<string> {
  const [found] = await query(`
    select one from (select id, ${element} as one from activities where status = 'ativo' and not is_premium) as sheets
    where one is not null group by one having count(*) > 1 order by one limit 1`)
  return String(found?.one)
}

test('the sheets of a skill, a goal and a school year go in at once', async ({ page }) => {
  test.setTimeout(120_000)
  const [code, goal] = [await shared('unnest(bncc)'), await shared('unnest(goals)')]
  // The small catalogue has no two free sheets of a date, whose page has the head of the last one.
  for (const path of [`/bncc/${code}`, `/objetivos/${goal}`, '/folhas/1-ano']) {
    await page.goto(path)
    const count = await countOf(page)
    expect(count, path).toBeGreaterThan(1)
    await all(page).click()
    await expect(door(page, count), path).toBeAttached()
    await page.getByRole('button', { name: `Tirar as ${count}` }).click()
    await expect(all(page), path).toBeVisible()
  }
})

test('the message leads to the booklet, of one sheet and of several', async ({ page }) => {
  const see = page.getByRole('region', { name: 'Aviso' }).getByRole('link', { name: 'Ver o caderno' })
  await page.goto('/activities?category=Labirinto')
  await page
    .getByRole('button', { name: /^Pôr no caderno: / })
    .first()
    .click()
  await see.click()
  await expect(page).toHaveURL('/caderno')
  await expect(page.getByRole('button', { name: /^Mudar ou tirar/ })).toHaveCount(1)
  await page.goto('/activities?category=Labirinto')
  await all(page).click()
  await expect(toast(page, 'Entraram no caderno')).toBeVisible()
  await see.click()
  await expect(page).toHaveURL('/caderno')
})

test('a sheet that the plan does not open has another door: sign-in for visitors, then the plans', async ({ page }) => {
  const list = '/activities?plan=premium'
  const enter = page.getByRole('link', { name: /^Já sou Premium: / })
  const plans = page.getByRole('link', { name: /^Só no Premium: / })
  await page.goto(list)
  await expect(enter.first()).toHaveAttribute('href', '/login?next=%2Factivities%3Fplan%3Dpremium')
  await expect(page.getByRole('button', { name: /^Pôr no caderno: / })).toHaveCount(0)
  await signUp(page)
  await page.goto(list)
  await expect(plans.first()).toHaveAttribute('href', '/plans')
  await expect(enter).toHaveCount(0)
})

test('who signs in by the door of a sheet has it in the booklet, and its card in view', async ({ page }) => {
  const account = await someone(page, premium())
  await page.context().clearCookies()
  const list = '/activities?plan=premium'
  await page.goto(list)
  const enter = page.getByRole('link', { name: /^Já sou Premium: / }).nth(8)
  const title = (await enter.getAttribute('aria-label'))?.replace('Já sou Premium: ', '') ?? ''
  await enter.click()
  await signIn(page, account)
  await expect(page).toHaveURL(list)
  await expect(toast(page, 'Entrou no caderno')).toContainText('Ele tem 1 atividade.')
  await expect(page.getByRole('button', { name: `No caderno: ${title}` })).toBeInViewport()
})

test('a Premium member has no such door', async ({ page }) => {
  await someone(page, premium())
  await page.goto('/activities?plan=premium')
  await expect(page.getByRole('button', { name: /^Pôr no caderno: / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Já sou|Só no) Premium: / })).toHaveCount(0)
})
