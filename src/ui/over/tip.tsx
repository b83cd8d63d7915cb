import './menu.css'
import type { ReactNode } from 'react'
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

type Props = {
  icon: IconName
  /** Name of the button, shown on hover and focus. */
  label: string
  /** More than the name. */
  children?: ReactNode
  size?: 's' | 'm'
  onPress?: () => void
  disabled?: boolean
}

/** Hydrated. A button with a sign, whose name appears beside it after a moment. */
export function TipButton({ icon, label, children, size = 'm', onPress, disabled }: Props) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Button {...iconButtonLook(size)} aria-label={label} onPress={onPress} isDisabled={disabled}>
        <Icon name={icon} />
      </Button>
      <Tooltip className="tip" offset={6}>
        {children ?? label}
      </Tooltip>
    </TooltipTrigger>
  )
}
