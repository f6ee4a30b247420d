import { z } from 'zod'
import { LONGEST_NAME, MOST_CHILDREN, MOST_CLASSES, type Room, YEARS } from './rules.ts'

const id = z.uuid()
const level = z.enum(['sheet', 'facil', 'medio', 'desafio'])
const letters = z.enum(['bastao', 'imprensa', 'cursiva'])
const ink = z.enum(['color', 'black', 'outlines'])
const name = z.string().trim().min(1).max(LONGEST_NAME)
const moment = z.number().int().min(0).nullable()

const childSchema = z.object({
  id,
  name,
  mark: z
    .int()
    .min(0)
    .max(MOST_CHILDREN - 1),
  levels: z.object({ matematica: level, leitura: level, coordenacao: level }).partial(),
  letters: letters.nullable(),
  ink: ink.nullable(),
  interest: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .nullable(),
  fewer: z.boolean(),
  awayOn: z.iso.date().nullable(),
})

const classSchema = z.object({
  id,
  name,
  year: z.enum(YEARS),
  rule: z.object({
    levels: z.object({ matematica: level, leitura: level, coordenacao: level }),
    letters,
    ink,
  }),
  children: z.array(childSchema).max(MOST_CHILDREN),
})

/** A room as a device or a copy holds it: unknown properties are left out. */
export const roomSchema: z.ZodType<Room> = z.object({
  classes: z.array(classSchema).max(MOST_CLASSES),
  copiedAt: moment,
  begunAt: moment,
  remindedAt: moment,
})
