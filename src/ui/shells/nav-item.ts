import type { ReactNode } from 'react'
import type { IconName } from '#ui/basics/icon.tsx'

/** A place to go; the shells show it and know nothing about it. */
export type NavItem = {
  href: string
  words: ReactNode
  /** The same for the thumb, where the words are too long. */
  short?: ReactNode
  icon?: IconName
  current?: boolean
  count?: ReactNode
  /** Lights the lamp beside it: something waits there. The words say what. */
  lit?: string
}
