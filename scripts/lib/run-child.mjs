import { spawn } from 'node:child_process'
import os from 'node:os'

export const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in this terminal, hands our signals on and gives its exit code. The channel between the two closes when
 * we are killed, so that the child hears of it (`process.on('disconnect')`).
 */
export function runChild(command, args, environment = {}, onMessage = () => {}) {
  const child = spawn(command, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  // Ctrl-C on Windows reaches the child by itself, and a signal sent from here would end it at once
  const hand = (signal) => process.platform !== 'win32' && child.kill(signal)
  for (const signal of forwarded) process.on(signal, hand)
  child.on('message', onMessage)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // not 'exit', which may come before what it said last
    child.once('close', (code, signal) => {
      for (const one of forwarded) process.off(one, hand)
      resolve(code ?? 128 + (os.constants.signals[signal] ?? 0))
    })
  })
}

/** Runs a command unseen and gives its exit code, everything it said, and what of it was meant to be read on. */
export function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    output += text
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: String(error), output }))
    child.once('close', (code) => resolve({ code: code ?? 1, said, output }))
  })
}
