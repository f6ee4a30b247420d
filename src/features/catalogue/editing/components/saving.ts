import { localField, longMoment, momentOfField } from '../../../../platform/local-time.ts'
import type { Message } from '../../../../platform/message.ts'
import { SCHOOL_DATE_IDS, type SchoolDateId } from '../../dates/rules.ts'
import type { Goal, Level, Theme } from '../../facets/rules.ts'
import type { UploadFolder } from '../../upload/rules.ts'
import { codesFrom, NEW_ACTIVITY, publicationOf } from '../rules.ts'
import type { AdminActivity, NewActivityInput } from '../schema.ts'
import {
  CREATE_FAILED,
  CREATE_UNEXPECTED,
  DELETE_FAILED,
  DELETE_UNEXPECTED,
  EDITING_MESSAGES,
  UNKNOWN_ERROR,
  UPDATE_ERRORS,
  UPDATE_FAILED,
} from '../texts.ts'
import type { Outcome } from './editing-calls.ts'

/** Values of the form. */
export interface FormValues {
  title: string
  plainTitle: string
  description: string
  /** '' until one is chosen. */
  category: AdminActivity['category'] | ''
  ageRange: string
  format: AdminActivity['format']
  pageCount: number
  tags: string[]
  level: Level | ''
  theme: Theme | ''
  set: string
  date: SchoolDateId | ''
  goals: Goal[]
  /** As typed. */
  bncc: string
  skillsReviewed: boolean
  isPremium: boolean
  status: AdminActivity['status']
  /** As its field writes it; '' without a date. */
  publishAt: string
}

/** Initial values of the form; `null` is a new activity. */
export const valuesOf = (activity: AdminActivity | null): FormValues => ({
  title: activity?.title ?? '',
  plainTitle: activity?.plainTitle ?? '',
  description: activity?.description ?? '',
  category: activity?.category ?? '',
  ageRange: activity?.ageRange ?? NEW_ACTIVITY.ageRange,
  format: activity?.format ?? NEW_ACTIVITY.format,
  pageCount: activity?.pageCount ?? NEW_ACTIVITY.pageCount,
  tags: activity?.tags ?? [],
  level: activity?.level ?? '',
  theme: activity?.theme ?? '',
  set: activity?.set ?? '',
  date: SCHOOL_DATE_IDS.find((id) => id === activity?.date) ?? '',
  goals: activity?.goals ?? [],
  bncc: activity?.bncc.join(', ') ?? '',
  skillsReviewed: false,
  isPremium: activity?.isPremium ?? NEW_ACTIVITY.isPremium,
  status: activity?.status ?? NEW_ACTIVITY.status,
  publishAt: activity?.publishAt ? localField(new Date(activity.publishAt)) : '',
})

/** True if a file was chosen, or the activity has one already. */
export interface HasFiles {
  readonly thumbnail: boolean
  readonly file: boolean
}

/** The first missing value in the order of the form, or null (rule: activity form). */
export function whatIsMissing({ title, description, category }: FormValues, has: HasFiles): Message | null {
  if (title.trim() === '' || description.trim() === '' || category === '') return EDITING_MESSAGES.fieldsMissing
  if (!has.thumbnail) return EDITING_MESSAGES.thumbnailMissing
  if (!has.file) return EDITING_MESSAGES.fileMissing
  return null
}

/** True if the button is disabled: creating needs a title and both files, editing a title (rule: activity form). */
export function isSubmitOff({ title }: Pick<FormValues, 'title'>, has: HasFiles): boolean {
  return title.trim() === '' || !has.thumbnail || !has.file
}

/** The columns of what was filled in. The category is chosen by then. */
export function columnsOf(values: FormValues): Omit<NewActivityInput, 'image_url' | 'file_url'> {
  return {
    title: values.title,
    plain_title: values.plainTitle,
    description: values.description,
    category: values.category as AdminActivity['category'],
    age_range: values.ageRange,
    format: values.format,
    page_count: values.pageCount,
    tags: values.tags,
    level: values.level || null,
    theme: values.theme || null,
    set_name: values.set,
    school_date: values.date || null,
    goals: values.goals,
    bncc: codesFrom(values.bncc),
    is_premium: values.isPremium,
    status: values.status,
    publish_at: publicationOf(values.status, momentOfField(values.publishAt))?.toISOString() ?? null,
  }
}

/** The toast of an activity that was saved; `activity` is the edited one. */
export function savedMessage(
  activity: AdminActivity | null,
  { status, publishAt }: Pick<FormValues, 'status' | 'publishAt'>,
): Message {
  const { created, createdInactive, createdScheduled, updated } = EDITING_MESSAGES
  if (activity) return updated
  if (status === 'ativo') return created
  const at = momentOfField(publishAt)
  return at ? createdScheduled(longMoment(at)) : createdInactive
}

type Failure = Extract<Outcome<unknown>, { ok: false }>

/** The toast of a creation that failed. */
export const createFailure = (failure: Failure | null): Message => ({
  title: CREATE_FAILED,
  description: failure ? (failure.error ?? UNKNOWN_ERROR) : CREATE_UNEXPECTED,
})

/** The toast of an update that failed. */
export const updateFailure = (failure: Failure): Message => ({
  title: UPDATE_FAILED,
  description: failure.denied ? UPDATE_ERRORS.notAdmin : (failure.error ?? UPDATE_ERRORS.unexpected),
})

/** The toast of a deletion that failed. */
export const deleteFailure = (failure: Failure | null): Message => ({
  title: DELETE_FAILED,
  description: failure ? (failure.error ?? UNKNOWN_ERROR) : DELETE_UNEXPECTED,
})

/** The toast of an upload that did not arrive. */
export const uploadFailure = (folder: UploadFolder): Message =>
  folder === 'thumbnails' ? EDITING_MESSAGES.thumbnailUpload : EDITING_MESSAGES.fileUpload
