import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

const words = z.string().trim().max(300).default('')

/** One branch, as the careers site or the brand tells it. */
export const Branch = z.object({
  name: words,
  address: words,
  city: words,
  country: words,
  phone: words,
  email: words,
})

export const branchContact = get('/branch-contact', {
  summary: 'Where the branches are and how to reach them; an empty list where nobody tells',
  who: anyone,
  gives: answer(z.array(Branch)),
})
