import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/pool.ts'
import { isUuid } from '../../platform/uuid.ts'
import { AppError } from '../../product/errors.ts'
import { inTurn } from '../../product/in-turn.server.ts'
import type { Session } from '../accounts/schema.ts'
import type { Activity } from '../catalogue/schema.ts'
import type { Catalogue } from '../catalogue/service.server.ts'
import {
  changeList,
  deleteList,
  findOwn,
  findShared,
  hasName,
  insertBatch,
  insertList,
  selectLists,
  type Trx,
  writeListOrder,
} from './data.server.ts'
import { deleteItems, selectItems } from './items.data.server.ts'
import { hearts, moveItem, put, savedBy } from './items.service.server.ts'
import { type Direction, lastWords, MAX_LISTS, moved } from './rules.ts'
import { type Batch, type OwnList, SHARE_TOKEN } from './schema.ts'

/** In bytes. */
const TOKEN_BYTES = 16

/** (rule: saved activities) Every list is reached through its owner's session. */
export function createFavourites({ db, catalogue }: { db: Db; catalogue: Pick<Catalogue, 'byIds'> }) {
  /** The public ones among these, in this order. */
  async function publicActivities(ids: readonly string[]): Promise<Activity[]> {
    const byId = new Map((await catalogue.byIds(ids)).map((activity) => [activity.id, activity]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  const activitiesIn = async (listId: string) => publicActivities((await selectItems(db, listId)).map(({ id }) => id))

  /** @throws AppError not_found for another user's list */
  const withOwn = <T>(
    { userId }: Session,
    listId: string,
    work: (trx: Trx, list: { isDefault: boolean }) => Promise<T>,
  ) =>
    inTurn(db, userId, async (trx) => {
      const list = isUuid(listId) ? await findOwn(trx, userId, listId) : null
      if (!list) throw new AppError('not_found')
      return work(trx, list)
    })

  return {
    saved: ({ userId }: Session): Promise<string[]> => savedBy(db, userId),

    /**
     * Presses on hearts, from one page or from a device before the sign-in. Repeating a batch has no effect. Skips
     * non-public activities.
     * @returns the saved activities
     * @throws AppError list_full for a single press above the limit
     */
    async apply(session: Session, { id, changes }: Batch): Promise<string[]> {
      const { userId } = session
      await inTurn(db, userId, async (trx) => {
        if (!(await insertBatch(trx, userId, id))) return
        const list = await hearts(trx, userId)
        const words = lastWords(changes)
        const ids = (wanted: boolean) => words.flatMap((word) => (word.saved === wanted ? [word.activityId] : []))
        await deleteItems(trx, list, ids(false))
        await put(trx, list, ids(true), 'beginning')
      })
      return savedBy(db, userId)
    },

    lists: ({ userId }: Session): Promise<OwnList[]> => selectLists(db, userId),

    /** The list's public activities. @throws AppError not_found */
    async activities({ userId }: Session, listId: string): Promise<Activity[]> {
      if (!isUuid(listId) || !(await findOwn(db, userId, listId))) throw new AppError('not_found')
      return activitiesIn(listId)
    },

    /** @returns the id @throws AppError list_name_taken, too_many_lists */
    create: ({ userId }: Session, name: string): Promise<string> =>
      inTurn(db, userId, async (trx) => {
        if ((await selectLists(trx, userId)).length >= MAX_LISTS) throw new AppError('too_many_lists')
        const id = await insertList(trx, { userId, name, isDefault: false })
        if (!id) throw new AppError('list_name_taken')
        return id
      }),

    /** @throws AppError not_found, list_name_taken; access_denied for the hearts */
    rename: (session: Session, listId: string, name: string): Promise<void> =>
      withOwn(session, listId, async (trx, { isDefault }) => {
        if (isDefault) throw new AppError('access_denied')
        if (await hasName(trx, session.userId, name, listId)) throw new AppError('list_name_taken')
        await changeList(trx, listId, { name })
      }),

    /** @throws AppError not_found; access_denied for the hearts */
    remove: (session: Session, listId: string): Promise<void> =>
      withOwn(session, listId, async (trx, { isDefault }) => {
        if (isDefault) throw new AppError('access_denied')
        await deleteList(trx, listId)
      }),

    /** Moves by one place among the named lists. @throws AppError not_found; access_denied for the hearts */
    moveList: (session: Session, listId: string, direction: Direction): Promise<void> =>
      withOwn(session, listId, async (trx, { isDefault }) => {
        if (isDefault) throw new AppError('access_denied')
        const lists = await selectLists(trx, session.userId)
        const named = lists.flatMap((list) => (list.isDefault ? [] : [list.id]))
        await writeListOrder(trx, session.userId, moved(named, listId, direction))
      }),

    /** Adds at the end; an existing one stays in place. @throws AppError not_found, list_full */
    add: (session: Session, listId: string, activityId: string): Promise<void> =>
      withOwn(session, listId, async (trx) => {
        if (!isUuid(activityId)) throw new AppError('not_found')
        await put(trx, listId, [activityId], 'end')
      }),

    drop: (session: Session, listId: string, activityId: string): Promise<void> =>
      withOwn(session, listId, async (trx) => {
        if (isUuid(activityId)) await deleteItems(trx, listId, [activityId])
      }),

    /** Moves by one place among the public ones. @throws AppError not_found */
    move: (session: Session, listId: string, activityId: string, direction: Direction): Promise<void> =>
      withOwn(session, listId, (trx) => moveItem(trx, listId, activityId, direction)),

    /** Creates a new shared address. @throws AppError not_found */
    share: (session: Session, listId: string): Promise<void> =>
      withOwn(session, listId, (trx) =>
        changeList(trx, listId, { share_token: randomBytes(TOKEN_BYTES).toString('base64url') }),
      ),

    /** Ends the list's address. @throws AppError not_found */
    unshare: (session: Session, listId: string): Promise<void> =>
      withOwn(session, listId, (trx) => changeList(trx, listId, { share_token: null })),

    /** Name and public activities, without the owner; null for an unknown token. */
    async shared(token: string): Promise<{ name: string; activities: Activity[] } | null> {
      const list = SHARE_TOKEN.test(token) ? await findShared(db, token) : null
      return list && { name: list.name, activities: await activitiesIn(list.id) }
    },

    /** The public ones among a device's activities, in the requested order. */
    publicActivities,
  }
}

export type Favourites = ReturnType<typeof createFavourites>
