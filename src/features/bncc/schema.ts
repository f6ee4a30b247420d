/** A learning objective (Educação Infantil) or skill (Ensino Fundamental) of the BNCC. */
export interface Skill {
  readonly code: string
  readonly stage: 'EI' | 'EF'
  /** Of Educação Infantil: 01 babies, 02 to three years, 03 to five years. */
  readonly group?: string
  /** Years of Ensino Fundamental, 1 to 5. */
  readonly years?: readonly number[]
  /** Campo de experiências or componente curricular. */
  readonly field: string
  readonly unit?: string
  readonly objects?: readonly string[]
  readonly text: string
}
