import { useEffect } from 'react'
import { rememberSeen } from './seen.ts'
import { refresh } from './use-call.ts'

type Word = { event: string; id: string; topics: string[]; watching: string; at: string }
type Listener = (word: Word) => void

/** Longer than two heartbeats of the server, in ms: then the connection is dead even if nobody said so. */
const silence = 60_000
const longestPause = 15_000
/** A server that goes away, or has too much to do, is not come back to by all at once, in ms. */
const spread: Record<number, number> = { 1001: 20_000, 1012: 20_000, 1013: 30_000 }

const watched = new Map<string, number>()
const listeners = new Set<Listener>()
let socket: WebSocket | null = null
let pause = 500
let silenceTimer: ReturnType<typeof setTimeout> | undefined
let catchUpTimer: ReturnType<typeof setTimeout> | undefined

/** Keeps the screen up to date with a topic (`job:ID`) for as long as it is shown. */
export function useTopic(topic: string | null, onWord?: Listener): void {
  useEffect(() => {
    if (!topic) return
    watch(topic)
    return () => void unwatch(topic)
  }, [topic])
  useEffect(() => {
    if (!onWord) return
    listeners.add(onWord)
    return () => void listeners.delete(onWord)
  }, [onWord])
}

/** The same for several topics at once, where nothing but what was read is to follow them. */
export function useTopics(topics: readonly string[]): void {
  const all = topics.join(' ')
  useEffect(() => {
    const each = all.split(' ').filter(Boolean)
    each.forEach(watch)
    return () => each.forEach(unwatch)
  }, [all])
}

function watch(topic: string) {
  watched.set(topic, (watched.get(topic) ?? 0) + 1)
  if (!socket) connect()
  else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch: topic }))
}

function unwatch(topic: string) {
  const left = (watched.get(topic) ?? 1) - 1
  if (left > 0) return void watched.set(topic, left)
  watched.delete(topic)
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ unwatch: topic }))
}

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  socket.onopen = () => {
    for (const topic of watched.keys()) socket?.send(JSON.stringify({ watch: topic }))
    listen()
  }
  socket.onmessage = ({ data }) => {
    listen()
    const word = JSON.parse(data) as Partial<Word>
    if (word.watching) {
      pause = 500
      catchUp()
    }
    if (!word.event) return
    rememberSeen(word.at)
    refresh(word.event)
    for (const listener of listeners) listener(word as Word)
  }
  socket.onclose = ({ code }) => {
    socket = null
    clearTimeout(silenceTimer)
    if (watched.size === 0) return
    const wait = pause * (0.5 + Math.random()) + (spread[code] ?? 0) * Math.random()
    setTimeout(() => !socket && connect(), wait)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** What happened between reading and watching, or while we were away, was told to nobody: ask again, once for all topics. */
function catchUp() {
  clearTimeout(catchUpTimer)
  catchUpTimer = setTimeout(() => refresh(null), 80)
}

function listen() {
  clearTimeout(silenceTimer)
  silenceTimer = setTimeout(() => socket?.close(), silence)
}
