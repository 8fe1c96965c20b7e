import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted } from '../../../src/domain/kernel/picture-cut'
import {
  BACKDROP,
  cutOf,
  moveCrop,
  placeBehind,
  PORTRAIT,
  wholeCrop,
  zoomCrop,
  type Crop,
} from '../../../src/domain/profile/crop'

const wide = { width: 4_000, height: 3_000 }
const tall = { width: 900, height: 1_600 }

const side = fc.integer({ min: 40, max: 6_000 })
const picture = fc.record({ width: side, height: side })
const amount = fc.double({ min: -3, max: 3, noNaN: true })
const step = fc.oneof(
  fc.record({ _tag: fc.constant('move' as const), x: amount, y: amount }),
  fc.record({ _tag: fc.constant('zoom' as const), factor: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
)

describe('crop', () => {
  it('takes all of the shorter side at first [PROF-25]', () => {
    expect(cutOf(wide, PORTRAIT, wholeCrop)).toEqual({ x: 875, y: 0, width: 2_250, height: 3_000 })
    expect(cutOf(tall, PORTRAIT, wholeCrop)).toEqual({ x: 0, y: 200, width: 900, height: 1_200 })
    expect(cutOf(tall, BACKDROP, wholeCrop)).toEqual({ x: 0, y: 547, width: 900, height: 506 })
  })

  it('follows the finger: the picture goes right, what is taken goes left', () => {
    const moved = moveCrop(wide, PORTRAIT, wholeCrop, { x: 0.1, y: 0 })
    expect(cutOf(wide, PORTRAIT, moved).x).toBe(875 - 225)
  })

  it('stops at the edge of the picture', () => {
    const far = moveCrop(wide, PORTRAIT, wholeCrop, { x: 9, y: 9 })
    expect(cutOf(wide, PORTRAIT, far)).toMatchObject({ x: 0, y: 0 })
  })

  it('comes up to four times nearer and never farther than the whole', () => {
    const near = zoomCrop(wide, PORTRAIT, wholeCrop, 100)
    expect(cutOf(wide, PORTRAIT, near)).toMatchObject({ width: 563, height: 750 })
    expect(zoomCrop(wide, PORTRAIT, near, 0.001)).toEqual(wholeCrop)
  })

  it('lies behind its frame as it will be cut', () => {
    expect(placeBehind(tall, { width: 1, height: 1 }, wholeCrop)).toEqual({
      width: 1,
      height: 1_600 / 900,
      x: 0,
      y: 0.5 - 800 / 900,
    })
    const near = zoomCrop(tall, { width: 1, height: 1 }, wholeCrop, 2)
    expect(placeBehind(tall, { width: 1, height: 1 }, near)).toMatchObject({ width: 2, x: -0.5 })
  })

  it('never leaves the picture and keeps its shape, whatever is done to it', () => {
    fc.assert(
      fc.property(picture, fc.array(step, { maxLength: 20 }), (size, steps) => {
        const crop = steps.reduce<Crop>(
          (now, one) =>
            one._tag === 'move' ? moveCrop(size, PORTRAIT, now, one) : zoomCrop(size, PORTRAIT, now, one.factor),
          wholeCrop,
        )
        const { x, y, width, height } = cutOf(size, PORTRAIT, crop)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(size.width)
        expect(y + height).toBeLessThanOrEqual(size.height)
        expect(Math.abs(width * 4 - height * 3)).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('fitting', () => {
  it('shrinks into the limit and never grows', () => {
    expect(fitted(wide, { width: 2_048, height: 2_048 })).toEqual({ width: 2_048, height: 1_536 })
    expect(fitted(tall, { width: 1_080, height: 1_440 })).toEqual({ width: 810, height: 1_440 })
    expect(fitted({ width: 20, height: 10 }, wide)).toEqual({ width: 20, height: 10 })
    expect(fitted({ width: 50_000, height: 1 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 1 })
  })
})
