import { z } from 'zod'
import { isCurrencyInUse } from './currencies.ts'

/** The ISO 4217 code of a currency in use; any other three letters are refused as not in the list. */
export const currencyCode = z.string().refine(isCurrencyInUse, { error: 'not_in_list' })
