/** A letter as it stands on a page, in points from the upper left corner. */
export type Glyph = {
  sign: string
  x1: number
  x2: number
  /** Its base line. */
  y: number
  size: number
  bold: boolean
  italic: boolean
  /** Its number in the order of the file. */
  order: number
  /** The piece of text of the file it belongs to. */
  object: number
  /** A whole word, as recognition gives them. */
  whole?: true
  /** Written but not drawn: what somebody else recognised lies over the picture of a page so. */
  unseen?: true
  /** How far a recognised word may be trusted, from 0 to 1. */
  sureness?: number
  /** A word that the file writes beside what it draws: the address behind a link, the name of an icon. */
  told?: true
}

/** An Arabic sign that is set over or under a letter. */
export const isMark = ({ sign }: Glyph): boolean => /^[\u064b-\u0652\u0670]$/.test(sign)
