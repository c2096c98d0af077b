import { category, classify, defineCalculator, integer, number, quantity, roundTo } from '@reckoner/engine';

/** Angle of a pixel, 206 265″ × pixel/f, against the seeing. */
export default defineCalculator({
  title: 'Image scale in arcsec per pixel',
  description: 'Angle that a pixel covers from pixel size and focal length, and how well it samples the seeing.',
  keywords: ['plate scale', 'arcseconds per pixel', 'sampling', 'seeing', 'binning', 'nyquist'],
  inputs: {
    pixel: quantity('m', { label: 'Pixel size', unit: 'µm', symbol: 'p', min: 0.1, max: 100, usual: [0.7, 30] }),
    focalLength: quantity('m', { label: 'Focal length', unit: 'mm', symbol: 'f', min: 5, max: 1e5, usual: [6, 30000] }),
    binning: integer({ label: 'Binning', symbol: 'b', min: 1, max: 8, default: 1 }),
    seeing: quantity('rad', {
      label: 'Seeing',
      help: 'Full width of a star image at half maximum.',
      unit: 'arcsec',
      symbol: '\\sigma',
      min: 0.1,
      max: 20,
      usual: [0.3, 10],
      default: 2,
    }),
  },
  outputs: {
    scale: quantity('rad', { label: 'Image scale', help: 'Per pixel.', unit: 'arcsec', symbol: 's', places: 3 }),
    pixelsPerStar: number({ label: 'Pixels per star width', symbol: 'n', places: 2 }),
    sampling: category(['Undersampled', 'Well sampled', 'Oversampled'], { label: 'Sampling', of: 'pixelsPerStar' }),
  },
  formula: ({ pixel, focalLength, binning, seeing }) => {
    const scale = (pixel * binning) / focalLength;
    const pixelsPerStar = seeing / scale;
    return {
      scale,
      pixelsPerStar,
      sampling: classify(
        roundTo(pixelsPerStar, 2),
        [
          [2, 'Undersampled'],
          [4, 'Well sampled'],
        ],
        'Oversampled',
      ),
    };
  },
  explanation: 'A pixel covers {scale}: a star of {seeing} spreads over {pixelsPerStar} pixels ({sampling}).',
  examples: [
    {
      inputs: { pixel: 3.76, focalLength: 800 },
      results: { scale: 0.969444589, pixelsPerStar: 2.06303694, sampling: 'Well sampled' },
      source: 'Python 3.11: 206.264806 × 3.76/800',
    },
    {
      inputs: { pixel: 9, focalLength: 500, seeing: 3 },
      results: { scale: 3.71276651, sampling: 'Undersampled' },
      source: 'Python 3.11: 206.264806 × 9/500',
    },
    {
      inputs: { pixel: 2.9, focalLength: 2800, binning: 2 },
      results: { scale: 0.427262813, sampling: 'Oversampled' },
      source: 'Python 3.11: 206.264806 × 5.8/2800',
    },
  ],
  notes: ['Two to four pixels over the width of a star keep its detail (Nyquist) without wasting light.'],
  references: [{ title: 'Howell: Handbook of CCD Astronomy, 2nd ed. (2006)' }],
});
