import type { icons } from '#ui/basics/icons.ts'

/** A place of the rail; its key names its words. */
export type Place = { href: string; key: string; icon: keyof typeof icons }
export type Group = { title: string | null; places: Place[] }
