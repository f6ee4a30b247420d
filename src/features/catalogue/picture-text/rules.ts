import type { Activity } from '../schema.ts'

/** Tags read out at most; more would keep a listener waiting. */
const MOST_TAGS = 4

const list = new Intl.ListFormat('pt-BR')

/** What the picture of a sheet shows, in one sentence, for people who do not see it. */
export function pictureText({
  title,
  category,
  tags,
  format,
  ageRange,
}: Pick<Activity, 'title' | 'category' | 'tags' | 'format' | 'ageRange'>): string {
  const subjects = tags.map((tag) => tag.trim()).filter((tag) => tag !== '' && tag !== category)
  const about = subjects.length > 0 ? `, com ${list.format(subjects.slice(0, MOST_TAGS))}` : ''
  const look = format === 'Colorido' ? 'colorida' : 'em preto e branco'
  return `Primeira página da folha “${title}”: atividade de ${category}${about}, ${look}, para ${ageRange}.`
}
