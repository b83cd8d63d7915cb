import { brandNames, readBrand } from '#platform/server/brand.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

/** The brands of the release; which one runs is a setting of the process. */
export async function listBrands({ settings, language }: Context): Promise<Given<typeof contract.listBrands>> {
  const data = brandNames().map((key) => {
    const { name, tokens } = readBrand(key)
    return { key, name: name[language], running: key === settings.BRAND, tokens }
  })
  return { success: true, data: data.sort((one, other) => Number(other.running) - Number(one.running)) }
}
