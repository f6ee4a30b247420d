import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CategoryChart } from './category-chart.tsx'
import { DailyChart } from './daily-chart.tsx'
import { RecentUsers, TopActivities } from './dashboard-lists.tsx'

/** The words of it, in order. */
const read = (node: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the lists of the dashboard', () => {
  it('say so when they are empty', () => {
    expect(read(<TopActivities activities={[]} />)).toBe('Nenhum download registrado ainda')
    expect(read(<RecentUsers users={[]} />)).toBe('Nenhum usuário cadastrado ainda')
  })

  it('name title, category and downloads', () => {
    const activity = { id: 'a', title: 'Urso', category: 'Percepção Visual' as const }
    expect(read(<TopActivities activities={[{ ...activity, downloadCount: 1 }]} />)).toBe(
      '1 Urso Percepção Visual 1 download',
    )
    expect(read(<TopActivities activities={[{ ...activity, downloadCount: 1_234 }]} />)).toContain('1.234 downloads')
  })

  it.each([
    ['premium', 'Premium'],
    ['basico', 'Básico'],
    ['gratuito', 'Gratuito'],
    [null, 'Gratuito'],
  ] as const)('name the plan %s as %s', (plan, label) => {
    const users = [{ id: 'u', name: 'Ana', email: 'ana@exemplo.com.br', plan }]
    expect(read(<RecentUsers users={users} />)).toBe(`Ana ana@exemplo.com.br ${label} Ver todos os usuários`)
  })
})

describe('the charts say in words what they draw', () => {
  it('day by day', () => {
    const days = [
      { date: '2026-05-09', downloads: 3 },
      { date: '2026-05-10', downloads: 1_200 },
    ]
    const words = read(<DailyChart days={days} />)
    expect(words).toContain('1.203 nos últimos 30 dias. O dia com mais downloads foi 10/05/2026, com 1.200.')
    expect(words).toContain('Dia Downloads 10/05/2026 1.200 09/05/2026 3')
    expect(read(<DailyChart days={[{ date: '2026-05-10', downloads: 0 }]} />)).toContain(
      'Nenhum download nos últimos 30 dias.',
    )
  })

  it('by category, most first', () => {
    const categories = [
      { category: 'Colorir' as const, downloads: 1 },
      { category: 'Labirinto' as const, downloads: 3 },
    ]
    expect(read(<CategoryChart categories={categories} />)).toMatch(
      /^Labirinto 3 .*75% do total Colorir 1 .*25% do total$/,
    )
    expect(read(<CategoryChart categories={[{ category: 'Colorir', downloads: 0 }]} />)).toBe('Colorir 0')
  })
})
