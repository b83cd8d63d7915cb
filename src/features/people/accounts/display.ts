import type { z } from 'zod'
import type { Display } from './contract.ts'

type User = {
  id: string
  email: string | null
  name: string
  account_type: z.input<typeof Display>['account_type']
  country_id: number
  role_cp: number
}

/** What a user sees of the own account in the session check. */
export const displayOf = ({ id, email, name, account_type, country_id, role_cp }: User): z.input<typeof Display> => ({
  id,
  email,
  name,
  account_type,
  country_id,
  role_cp,
})
