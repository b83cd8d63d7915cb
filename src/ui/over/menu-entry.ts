import type { ButtonLook } from '#ui/basics/button.tsx'
import type { IconName } from '#ui/basics/icon.tsx'

export type MenuEntry =
  | {
      id: string
      text: string
      /** Where it is not that of the page. */
      lang?: string
      help?: string
      icon?: IconName
      tone?: 'bad'
      disabled?: boolean
      href?: string
    }
  | 'line'

export type MenuProps = {
  entries: readonly MenuEntry[]
  onChoose?: (id: string) => void
  /** Words of the button; with `iconOnly` they are only read aloud. */
  label: string
  icon?: IconName
  iconOnly?: boolean
  size?: ButtonLook['size']
  look?: ButtonLook['look']
}
