import './button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type Look = 'primary' | 'quiet' | 'text' | 'plain' | 'danger' | 'danger-solid'

export type ButtonLook = {
  look?: Look
  size?: 's' | 'm' | 'l'
  wide?: boolean
}

type Inside = { icon?: IconName; iconEnd?: IconName; children: ReactNode }
type ButtonProps = ButtonLook & Inside & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>
type LinkProps = ButtonLook & Inside & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>
type IconProps = {
  icon: IconName
  label: string
  size?: 's' | 'm'
  /** With a hairline around it. */
  framed?: boolean
}

/** Plain. One verb. `busy` keeps the width and the focus, and is read aloud. */
export function Button({ look, size, wide, icon, iconEnd, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...buttonLook({ look, size, wide })}
      aria-busy={busy || undefined}
      {...rest}
      onClick={busy ? undefined : rest.onClick}
    >
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
    </button>
  )
}

/** Plain. A link that looks like a button. */
export function LinkButton({ look, size, wide, icon, iconEnd, children, ...rest }: LinkProps) {
  return (
    <a {...buttonLook({ look, size, wide })} {...rest}>
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
    </a>
  )
}

/** Plain. A sign alone; the label is read aloud and shown by the browser on hover. */
export function IconButton({
  icon,
  label,
  size = 'm',
  framed,
  ...rest
}: IconProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...iconButtonLook(size, framed)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** Plain. The same as a link. */
export function IconLink({
  icon,
  label,
  size = 'm',
  framed,
  ...rest
}: IconProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...iconButtonLook(size, framed)} title={label} {...rest}>
      <Icon name={icon} label={label} />
    </a>
  )
}

/** The looks alone, for elements of other libraries. */
export const buttonLook = ({ look = 'quiet', size = 'm', wide }: ButtonLook = {}) => ({
  className: 'button',
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
})

export const iconButtonLook = (size: 's' | 'm' = 'm', framed = false) => ({
  className: 'icon-button',
  'data-size': size,
  'data-framed': framed || undefined,
})

function Inside({ icon, iconEnd, children }: Inside) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className="button-words">{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </>
  )
}
