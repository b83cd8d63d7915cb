import { brandNames, readBrand } from '#platform/server/brand.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { inEach } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'
import type * as contract from './contract.ts'

/** The brands of the release; which one runs is a setting of the process. */
export async function listBrands({ settings, language }: Context): Promise<Given<typeof contract.listBrands>> {
  const data = brandNames().map((key) => {
    const { name, tokens, icon, words } = readBrand(key)
    const texts = inEach((one) => ({ name: name[one], headline: headlineIn(words[one]) }))
    return {
      key,
      name: name[language],
      running: key === settings.BRAND,
      tokens,
      texts,
      icon,
      sender: settings.MAIL_FROM,
    }
  })
  return { success: true, data: data.sort((one, other) => Number(other.running) - Number(one.running)) }
}

/** The brand's own; empty where it says what every brand does. */
function headlineIn(words: Words = {}): string {
  const { landing } = words
  const headline = typeof landing === 'object' ? landing.headline : ''
  return typeof headline === 'string' ? headline : ''
}
