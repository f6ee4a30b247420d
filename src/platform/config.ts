import type { z } from 'zod'
import { type Complaint, halfGiven, productionDemands, storageContradiction } from './config-rules.ts'
import { type Given, SETTING_NAMES, SETTINGS } from './config-settings.ts'
import { assemble, type Config, type Values } from './config-values.ts'

/**
 * The settings do not add up. `lines` has one Portuguese line for each thing wrong, starting with the setting's name.
 */
export class ConfigError extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/** The environment of this process: the only place where it is read. */
export function readEnvironment(): Record<string, string | undefined> {
  return { ...process.env }
}

function given(env: Record<string, string | undefined>): Given {
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const text = env[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
}

function valueComplaints(error: z.ZodError<Values>): Complaint[] {
  return error.issues.flatMap((issue) => {
    const setting = SETTING_NAMES.find((name) => name === issue.path[0])
    return setting ? [{ setting, text: issue.message }] : []
  })
}

/** One line for each setting at most, in the order in which the settings are declared. */
function toLines(complaints: readonly Complaint[]): string[] {
  return SETTING_NAMES.flatMap((name) => {
    const first = complaints.find(({ setting }) => setting === name)
    return first ? [`${name}: ${first.text}`] : []
  })
}

/**
 * Reads and checks every setting at once; what it does not know is ignored.
 * @throws {ConfigError} naming each wrong, half-given or (in production) missing setting
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const texts = given(env)
  const parsed = SETTINGS.safeParse(texts)
  const complaints = [
    ...(parsed.success ? [] : valueComplaints(parsed.error)),
    ...halfGiven(texts),
    ...storageContradiction(texts),
    ...productionDemands(texts),
  ]
  if (!parsed.success || complaints.length > 0) throw new ConfigError(toLines(complaints))
  return assemble(parsed.data)
}
