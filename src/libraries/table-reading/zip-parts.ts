import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { Unreadable } from '#libraries/cv-reading/unreadable.ts'
import { caps } from './caps.ts'

/** A few bytes may unpack to a thousand times as many: with little steps the cap is asked before that has happened often. */
const stepBytes = 4_096
const freeBytes = 1_000_000

type Take = (chunk: Uint8Array, last: boolean) => void

/** Streams one part of a ZIP and stops a bomb while it is still small; false where there is no such part. @throws Unreadable */
export function streamPart(bytes: Uint8Array, wanted: (name: string) => boolean, take: Take): boolean {
  let out = 0
  let there = false
  const unzip = new Unzip((file) => {
    if (there || !wanted(file.name)) return
    there = true
    file.ondata = (error, chunk, last) => {
      if (error) throw (error as Error) instanceof Unreadable ? error : new Unreadable('file_unreadable')
      out += chunk.length
      if (out > caps.unpacked || (out > freeBytes && out > bytes.length * caps.ratio)) throw new Unreadable('file_bomb')
      take(chunk, last)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += stepBytes)
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('file_unreadable')
  }
  return there
}

type Attributes = Record<string, string>
export type Hears = {
  open?: (name: string, attributes: Attributes) => void
  text?: (words: string) => void
  close?: (name: string) => void
}

/** Reads one part of a ZIP as XML; a doctype, which bombs come by, and anything not well-formed is refused. @throws Unreadable */
export function readXmlPart(bytes: Uint8Array, wanted: (name: string) => boolean, hears: Hears): boolean {
  const { open, text, close } = hears
  const sax = new SaxesParser()
  const decoder = new TextDecoder()
  let isWhole = false
  sax.on('doctype', () => {
    throw new Unreadable('file_bomb')
  })
  sax.on('error', () => {
    throw new Unreadable('file_unreadable')
  })
  if (open) sax.on('opentag', ({ name, attributes }) => open(local(name), attributes as Attributes))
  if (text) {
    sax.on('text', text)
    sax.on('cdata', text)
  }
  if (close) sax.on('closetag', ({ name }) => close(local(name)))
  const isThere = streamPart(bytes, wanted, (chunk, last) => {
    sax.write(decoder.decode(chunk, { stream: !last }))
    if (!last) return
    sax.close()
    isWhole = true
  })
  if (isThere && !isWhole) throw new Unreadable('file_unreadable')
  return isThere
}

/** Names of spreadsheets are told apart without their prefix, which every program chooses as it likes. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
