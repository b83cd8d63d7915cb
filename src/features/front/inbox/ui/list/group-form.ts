import type { ReactNode } from 'react'

/** The frame of each form that opens a group. */
export type GroupForm = {
  title: string
  save: string
  cancel: string
  onClose: () => void
  onOpened: (thread: string) => void
  /** Which kind of group it is. */
  children: ReactNode
}
