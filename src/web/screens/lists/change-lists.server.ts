import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Session } from '../../../features/accounts/schema.ts'
import { listHref } from '../../../features/favourites/address.rules.ts'
import { batchSchema, listNameSchema } from '../../../features/favourites/schema.ts'
import type { Favourites } from '../../../features/favourites/service.server.ts'
import { AppError } from '../../../product/errors.ts'
import { parseInput } from '../../../product/parse-input.ts'

const nameSchema = z.object({ name: listNameSchema })

interface Form {
  readonly fields: Readonly<Record<string, string>>
  /** The list that the page shows; null for the hearts. */
  readonly listId: string | null
}

/**
 * Does what a form of /favoritos, or a heart without scripts, asks for.
 * @returns the address to show then
 * @throws AppError invalid_input for a form the page does not have; what the service refuses
 */
export async function changeLists(favourites: Favourites, session: Session, form: Form): Promise<string> {
  const { fields } = form
  if (fields.guardar !== undefined) {
    // Pages with cards are the same for everybody, so a form saves: taking back is done on /favoritos.
    const changes = [{ activityId: fields.guardar, saved: true }]
    await favourites.apply(session, parseInput(batchSchema, { id: randomUUID(), changes }))
    return listHref(null)
  }
  if (fields.intent === 'create') return listHref(await favourites.create(session, nameOf(fields)))
  const listId = form.listId ?? (await favourites.lists(session))[0]?.id
  if (listId === undefined) throw new AppError('not_found')
  const { intent, activity = '', to = '' } = fields
  if (intent === 'rename') await favourites.rename(session, listId, nameOf(fields))
  else if (intent === 'earlier') await favourites.moveList(session, listId, 'up')
  else if (intent === 'later') await favourites.moveList(session, listId, 'down')
  else if (intent === 'remove') await favourites.remove(session, listId)
  else if (intent === 'share') await favourites.share(session, listId)
  else if (intent === 'unshare') await favourites.unshare(session, listId)
  else if (intent === 'up' || intent === 'down') await favourites.move(session, listId, activity, intent)
  else if (intent === 'drop') await favourites.drop(session, listId, activity)
  else if (intent === 'add') await favourites.add(session, to, activity)
  else throw new AppError('invalid_input')
  return listHref(intent === 'remove' ? null : listId)
}

const nameOf = (fields: Form['fields']): string => parseInput(nameSchema, fields).name
