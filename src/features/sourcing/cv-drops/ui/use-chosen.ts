import { useEffect, useState } from 'react'
import type { TakingCompany } from '../contract.ts'

export type Chosen = { id: string; name: string; answers: TakingCompany['answers'] }
type Kept = { companies: Chosen[]; wish: string; position: { id: string; text: string } | null }

const key = 'drop-cv companies'
const empty: Kept = { companies: [], wish: '', position: null }
const bare = ({ id, name, answers }: TakingCompany): Chosen => ({ id, name, answers })

/** Companies one chose and what one wishes, kept in this tab until it is sent. `company` is the one whose page led here. */
export function useChosen(company: TakingCompany | null) {
  const [kept, setKept] = useState<Kept>({
    ...empty,
    companies: company && !company.closed ? [bare(company)] : [],
  })
  useEffect(() => {
    const stored = sessionStorage.getItem(key)
    if (!stored) return
    const { companies, ...rest } = JSON.parse(stored) as Kept
    setKept((now) => ({
      ...rest,
      companies: [...now.companies, ...companies.filter(({ id }) => !now.companies.some((one) => one.id === id))],
    }))
  }, [])
  const keep = (next: Partial<Kept>) => {
    const all = { ...kept, ...next }
    setKept(all)
    sessionStorage.setItem(key, JSON.stringify(all))
  }
  return {
    ...kept,
    has: (id: string) => kept.companies.some((one) => one.id === id),
    toggle(one: TakingCompany) {
      const others = kept.companies.filter(({ id }) => id !== one.id)
      keep({ companies: others.length < kept.companies.length ? others : [...others, bare(one)] })
    },
    remove: (id: string) => keep({ companies: kept.companies.filter((one) => one.id !== id) }),
    setWish: (wish: string) => keep({ wish }),
    setPosition: (position: Kept['position']) => keep({ position }),
    forget: () => sessionStorage.removeItem(key),
  }
}
