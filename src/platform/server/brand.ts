import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'
import { StartRefused } from './start-refused.ts'

const texts: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])))
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const branch = z.object({
  name: z.string(),
  address: z.string().default(''),
  city: z.string().default(''),
  country: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
})
const shape = z.object({
  name: z.record(z.enum(languages), z.string().min(1)),
  main: z.boolean(),
  /** Token → value, laid over `src/ui/styles/tokens.css`. */
  tokens: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string().regex(/^[^;{}<>]+$/)),
  /** Colours of the sign on home screens and tabs: the line, its lamp, and the ground where one is needed. */
  icon: z
    .object({ line: colour, lamp: colour, ground: colour })
    .default({ line: '#00767c', lamp: '#efb13c', ground: '#f7f9f9' }),
  words: z.partialRecord(z.enum(languages), texts),
  /** Where the people behind the site can be met. */
  branches: z.array(branch).default([]),
})

/** Name, texts and look of the site; one folder in `brands/` each. */
export type Brand = z.output<typeof shape>

const folder = path.resolve(import.meta.dirname, '../../../brands')

/** The brands this site can run as. */
export const brandNames = (): string[] =>
  readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'brand.json')))

/** @throws StartRefused no such brand, or its file is wrong */
export function readBrand(name: string): Brand {
  const at = path.join(folder, name, 'brand.json')
  if (!existsSync(at)) throw new StartRefused(`There is no brand named ${name}: the folder brands/${name} is missing.`)
  const parsed = shape.safeParse(JSON.parse(readFileSync(at, 'utf8')))
  if (!parsed.success) throw new StartRefused(`brands/${name}/brand.json is wrong: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The brand's tokens as a style sheet. */
export const brandStyle = ({ tokens }: Brand): string =>
  Object.keys(tokens).length === 0
    ? ''
    : `:root{${Object.entries(tokens)
        .map(([token, value]) => `${token}:${value}`)
        .join(';')}}`
