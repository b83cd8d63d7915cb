import { send } from '#platform/browser/call.ts'
import { visitorLocation } from '../contract.ts'

/** Where nobody knows where a visitor is (seed §8). */
const usual = { country: 'AE', country_name: 'United Arab Emirates', lang: 'en' }

let asked: Promise<string> | undefined

/** The visitor's country (ISO alpha-2): as stored, else asked for once and stored (seed §4, "On start"). */
export function visitorCountry(): Promise<string> {
  const stored = read()
  if (stored) return Promise.resolve(stored)
  asked ??= locate()
  return asked
}

async function locate(): Promise<string> {
  const told = await send(visitorLocation, {}).catch(() => ({ success: false as const }))
  const { country, country_name, lang } = told.success ? told.data : usual
  keep({ country_code: country, country_name })
  presetLanguage(lang)
  return country
}

function read(): string | null {
  try {
    return localStorage.getItem('country_code')
  } catch {
    return null
  }
}

/** A language that was chosen stays; the place only fills the gap. */
function presetLanguage(lang: string): void {
  try {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', lang)
  } catch {}
}

/** Where a browser keeps nothing, the visit goes on without. */
function keep(values: Record<string, string>): void {
  try {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  } catch {}
}
