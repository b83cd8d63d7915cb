import type { IconName } from '#ui/basics/icon.tsx'

/** A place of the rail; its key names its words. */
export type Place = { href: string; key: string; icon: IconName }
export type Group = { title: string | null; places: Place[] }
