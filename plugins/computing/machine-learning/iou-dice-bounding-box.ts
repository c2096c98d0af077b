import {
  category,
  choice,
  defineCalculator,
  flag,
  isAbove,
  isAtLeast,
  isBelow,
  list,
  number,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { corners } from './shared/boxes.js';

const box = number({ label: 'Number of the box', min: -1e6, max: 1e6 });

/** Areas of overlap of two upright boxes. */
export default defineCalculator({
  title: 'IoU of bounding boxes',
  description:
    'Intersection over union (Jaccard), Dice and GIoU of two upright boxes, and whether they match at a threshold.',
  keywords: ['intersection over union', 'jaccard index of boxes', 'giou', 'dice coefficient', 'object detection'],
  inputs: {
    form: choice(
      {
        corners: { label: 'Corners x1, y1, x2, y2 (Pascal VOC)', also: ['corners', 'xyxy', 'voc', 'pascal voc'] },
        size: { label: 'Corner and size x, y, width, height (COCO)', also: ['xywh', 'coco'] },
        center: { label: 'Center and size x, y, width, height (YOLO)', also: ['cxcywh', 'yolo'] },
      },
      { label: 'Each box is given by', default: 'corners' },
    ),
    boxA: list(box, { label: 'Box A', symbol: 'A', minItems: 4, maxItems: 4 }),
    boxB: list(box, { label: 'Box B', symbol: 'B', minItems: 4, maxItems: 4 }),
    inclusive: flag({
      label: 'x2 and y2 are the last pixels inside, which adds 1 to each side',
      when: { form: 'corners' },
    }),
    threshold: number({
      label: 'Threshold of IoU for a match',
      symbol: 't',
      min: 0.01,
      max: 1,
      usual: [0.3, 0.95],
      default: 0.5,
      text: 'ratio',
    }),
  },
  outputs: {
    iou: number({ label: 'Intersection over union', symbol: '\\mathrm{IoU}', places: 6 }),
    match: category(['Match', 'No match'], { label: 'At the threshold' }),
    dice: number({ label: 'Dice coefficient', symbol: '\\mathrm{DSC}', places: 6 }),
    giou: number({ label: 'Generalized IoU', symbol: '\\mathrm{GIoU}', places: 6 }),
    intersection: number({ label: 'Area of the intersection', symbol: 'I' }),
    union: number({ label: 'Area of the union', symbol: 'U' }),
    areaA: number({ label: 'Area of box A', symbol: '|A|' }),
    areaB: number({ label: 'Area of box B', symbol: '|B|' }),
    enclosing: number({ label: 'Area of the smallest box around both', symbol: 'C' }),
  },
  algorithm: ({ form, boxA, boxB, inclusive, threshold }) => {
    const a = corners(boxA, form, inclusive);
    const b = corners(boxB, form, inclusive);
    const span = (from: number, to: number) => Math.max(0, sumOfProducts([to], [-1, from]));
    const intersection = sumOfProducts([
      span(Math.max(a.left, b.left), Math.min(a.right, b.right)),
      span(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)),
    ]);
    const areaA = sumOfProducts([a.width, a.height]);
    const areaB = sumOfProducts([b.width, b.height]);
    const union = sumOfProducts([areaA], [areaB], [-1, intersection]);
    const enclosing = sumOfProducts([
      span(Math.min(a.left, b.left), Math.max(a.right, b.right)),
      span(Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)),
    ]);
    const iou = intersection / union;
    return {
      iou,
      match: isAtLeast(roundTo(iou, 6), roundTo(threshold, 6)) ? 'Match' : 'No match',
      dice: (2 * intersection) / (areaA + areaB),
      // IoU - (C - U) / C over one denominator, so that its zero is exact.
      giou: sumOfProducts([intersection, enclosing], [union, union], [-1, union, enclosing]) / (union * enclosing),
      intersection,
      union,
      areaA,
      areaB,
      enclosing,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Boxes',
    draw: ({ form, boxA, boxB, inclusive }) => {
      const a = corners(boxA, form, inclusive);
      const b = corners(boxB, form, inclusive);
      // y of images grows downward.
      const polygon = (one: typeof a): [number, number][] => [
        [one.left, -one.top],
        [one.right, -one.top],
        [one.right, -one.bottom],
        [one.left, -one.bottom],
      ];
      return [
        { shape: 'polygon', points: polygon(a), label: 'A', color: 1 },
        { shape: 'polygon', points: polygon(b), label: 'B', color: 2 },
      ];
    },
  },
  explanation: ({ form, intersection, match }) => {
    const read =
      form === 'corners'
        ? 'Read as x1, y1, x2, y2, the boxes'
        : form === 'size'
          ? 'Read as the upper left corner with width and height, the boxes'
          : 'Read as the center with width and height, the boxes';
    const share =
      intersection > 0
        ? 'have areas of {areaA} and {areaB} and share {intersection} of a union of {union}'
        : 'have areas of {areaA} and {areaB} and do not overlap';
    const verdict =
      match === 'Match' ? 'a match at a threshold of {threshold}' : 'no match at a threshold of {threshold}';
    return `${read} ${share}: the IoU is {iou}, ${verdict}, and Dice is {dice}.`;
  },
  requires: [
    {
      that: ({ form, boxA, inclusive }) =>
        form !== 'corners' ||
        (inclusive ? boxA[2]! >= boxA[0]! && boxA[3]! >= boxA[1]! : boxA[2]! > boxA[0]! && boxA[3]! > boxA[1]!),
      field: 'boxA',
      says: 'Box A as corners needs x2 above x1 and y2 above y1: sort its corners, or choose the form with width and height.',
    },
    {
      that: ({ form, boxA }) => form === 'corners' || (boxA[2]! > 0 && boxA[3]! > 0),
      field: 'boxA',
      says: 'Box A has no area: its width and height, the third and fourth number, must be above zero.',
    },
    {
      that: ({ form, boxB, inclusive }) =>
        form !== 'corners' ||
        (inclusive ? boxB[2]! >= boxB[0]! && boxB[3]! >= boxB[1]! : boxB[2]! > boxB[0]! && boxB[3]! > boxB[1]!),
      field: 'boxB',
      says: 'Box B as corners needs x2 above x1 and y2 above y1: sort its corners, or choose the form with width and height.',
    },
    {
      that: ({ form, boxB }) => form === 'corners' || (boxB[2]! > 0 && boxB[3]! > 0),
      field: 'boxB',
      says: 'Box B has no area: its width and height, the third and fourth number, must be above zero.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ boxA, boxB }) => {
        const isShare = (values: readonly number[]) => values.every((value) => Math.abs(value) <= 1);
        return isShare(boxA) !== isShare(boxB);
      },
      says: 'One box has no number above 1, as boxes in shares of the image have, and the other looks like pixels: bring both to one unit.',
    },
    {
      level: 'caution',
      when: ({ inclusive, boxA, boxB }) => inclusive && [...boxA, ...boxB].some((value) => !Number.isInteger(value)),
      says: 'Adding 1 to each side is for whole pixel indices; these boxes have decimals, which count lengths already: leave it off.',
    },
    {
      level: 'caution',
      when: ({ form, boxA, boxB }) =>
        form === 'corners' &&
        boxA[2] === boxB[2] &&
        boxA[3] === boxB[3] &&
        (boxA[0] !== boxB[0] || boxA[1] !== boxB[1]),
      says: 'Both boxes have one x2 and one y2: if these are width and height, as in COCO, choose that form.',
    },
    {
      level: 'caution',
      when: ({ form, boxA, boxB }) =>
        form !== 'corners' &&
        [...boxA, ...boxB].every((value) => value >= 0 && value <= 1) &&
        [boxA, boxB].some((box) => {
          const { right, bottom } = corners(box, form, false);
          return isAbove(right, 1) || isAbove(bottom, 1);
        }),
      says: 'Read in this form a box in shares of the image ends beyond it, at more than 1: check whether these are corners x1, y1, x2, y2, or another form.',
    },
    {
      level: 'caution',
      when: ({ form, boxA, boxB }) =>
        form === 'center' &&
        [boxA, boxB].some((box) => {
          const { left, top } = corners(box, form, false);
          return (box[0]! >= 0 && isBelow(left, 0)) || (box[1]! >= 0 && isBelow(top, 0));
        }),
      says: 'Read in this form a box begins left of the image or above it, below 0: check whether these are centers, or upper left corners as in COCO.',
    },
    {
      level: 'caution',
      when: ({ areaA, areaB }) => areaA >= 100 * areaB || areaB >= 100 * areaA,
      says: 'One box has at least 100 times the area of the other: check that both are given in the form that was chosen, corners or width and height.',
    },
    {
      level: 'note',
      when: ({ intersection }) => intersection === 0,
      says: 'Without an overlap IoU and Dice are 0 however far apart the boxes are; GIoU falls toward -1 as they move apart.',
    },
  ],
  examples: [
    {
      inputs: { boxA: [0, 0, 2, 2], boxB: [1, 1, 3, 3] },
      results: {
        iou: '0.142857',
        match: 'No match',
        dice: 0.25,
        giou: -0.07936507936508,
        intersection: 1,
        union: 7,
        areaA: 4,
        areaB: 4,
        enclosing: 9,
      },
      source: 'By hand: 1/7, 2/8, 1/7 - 2/9 = -5/63',
    },
    {
      inputs: { form: 'size', boxA: [100, 100, 50, 80], boxB: [110, 90, 50, 80], threshold: 0.5 },
      results: {
        iou: 0.53846153846,
        match: 'Match',
        dice: 0.7,
        giou: 0.501424501425,
        intersection: 2800,
        union: 5200,
        enclosing: 5400,
      },
      source: 'By hand: 40 × 70 = 2800; 8000 - 2800; 60 × 90; 2800/5200 - 200/5400',
    },
    {
      inputs: { form: 'center', boxA: [0.15, 0.5, 0.1, 0.2], boxB: [0.25, 0.5, 0.1, 0.2] },
      results: { iou: 0, dice: 0, giou: 0, intersection: 0, union: 0.04, enclosing: 0.04, match: 'No match' },
      cautions: ['Without an overlap'],
      source: 'By hand: the boxes touch at x = 0.2 and fill the box around both',
    },
    {
      inputs: { boxA: [0, 0, 9, 9], boxB: [0, 0, 9, 4], inclusive: true, threshold: '0.5' },
      results: { iou: 0.5, match: 'Match', areaA: 100, areaB: 50, dice: 0.66666666667, giou: 0.5 },
      source: 'By hand: 10 by 10 and 10 by 5 pixels; exactly at the threshold',
    },
    {
      inputs: { boxA: [0, 0, 1, 1], boxB: [9, 0, 10, 1] },
      results: { iou: 0, giou: -0.8, enclosing: 10, union: 2 },
      cautions: ['shares of the image', 'Without an overlap'],
      source: 'By hand: -(10 - 2)/10',
    },
    {
      inputs: { boxA: [0.5, 0, 10, 10], boxB: [0, 0, 10, 10], inclusive: true },
      results: { areaA: 115.5, areaB: 121, iou: 0.95454545455, match: 'Match' },
      cautions: ['leave it off', 'as in COCO'],
      source: 'By hand: 10.5 × 11, 11 × 11',
    },
    {
      inputs: { boxA: [10, 20, 110, 220], boxB: [10, 20, 20, 40] },
      results: { areaA: 20000, areaB: 200, iou: 0.01, match: 'No match' },
      cautions: ['at least 100 times the area'],
      source: 'By hand: the second lies in the first, 200/20000',
    },
    {
      inputs: { form: 'size', boxA: [0.6, 0.5, 0.7, 0.7], boxB: [0.5, 0.5, 0.8, 0.7] },
      results: { areaA: 0.49, areaB: 0.56, iou: 0.875 },
      cautions: ['ends beyond it'],
      source: 'By hand: the first lies in the second, 0.49/0.56; as corners they would share 0.02 of 0.06',
    },
    {
      inputs: { form: 'center', boxA: [50, 60, 150, 180], boxB: [55, 62, 153, 180] },
      results: { areaA: 27000, intersection: 26077, union: 28463 },
      cautions: ['begins left of the image'],
      source: 'By hand: 146.5 × 178 of 27000 + 27540 less it',
    },
    { inputs: { boxA: [50, 50, 20, 20], boxB: [0, 0, 5, 5] }, refused: 'Box A as corners', source: 'By definition' },
    { inputs: { boxA: [0, 0, 5, 5], boxB: [50, 50, 20, 20] }, refused: 'Box B as corners', source: 'By definition' },
    {
      inputs: { form: 'center', boxA: [0, 0, 0, 5], boxB: [0, 0, 5, 5] },
      refused: 'Box A has no area',
      source: 'By definition',
    },
    {
      inputs: { form: 'size', boxA: [0, 0, 5, 5], boxB: [0, 0, 5, -5] },
      refused: 'Box B has no area',
      source: 'By definition',
    },
  ],
  notes: [
    'A match is an IoU at or above the threshold, as COCO counts it; the text of Pascal VOC asks for more than 0.5.',
    'The boxes are upright. Dice of boxes is 2 IoU / (1 + IoU); of masks it is taken of the pixels instead.',
  ],
  references: [
    {
      title:
        'Rezatofighi, Tsoi, Gwak, Sadeghian, Reid, Savarese: Generalized intersection over union, CVPR 2019, arXiv:1902.09630',
      doi: '10.1109/CVPR.2019.00075',
    },
    {
      title: 'torchvision.ops.generalized_box_iou',
      url: 'https://pytorch.org/vision/stable/generated/torchvision.ops.generalized_box_iou.html',
    },
    {
      title:
        'Everingham, Van Gool, Williams, Winn, Zisserman: The Pascal visual object classes (VOC) challenge, IJCV 88 (2010) 303, §4.2.2',
      doi: '10.1007/s11263-009-0275-4',
    },
  ],
});
