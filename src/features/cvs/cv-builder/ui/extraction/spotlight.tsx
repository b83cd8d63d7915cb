import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export type Side = 'fields' | 'file'
type Spot = {
  /** The field that is lit, here and in the file. */
  lit: string | null
  /** From where it was lit: the other side scrolls to it. */
  from: Side | null
  light: (path: string | null, from: Side) => void
  /** What phones show. */
  side: Side
  setSide: (side: Side) => void
}

const Context = createContext<Spot>({
  lit: null,
  from: null,
  light: () => undefined,
  side: 'fields',
  setSide: () => undefined,
})

export const useSpot = (): Spot => useContext(Context)

/** Keeps which field is lit, for the file and the fields beside it. */
export function Spotlight({ children }: { children: ReactNode }) {
  const [spot, setSpot] = useState<Pick<Spot, 'lit' | 'from'>>({ lit: null, from: null })
  const [side, setSide] = useState<Side>('fields')
  const value = useMemo(
    () => ({ ...spot, light: (lit: string | null, from: Side) => setSpot({ lit, from }), side, setSide }),
    [spot, side],
  )
  return <Context value={value}>{children}</Context>
}
