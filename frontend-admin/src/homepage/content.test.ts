import { describe, expect, test } from '@jest/globals';
import { textAt, withoutEmptyButtons, withText } from './content';

describe("a block's content", () => {
  const content = { title: 'Hi', primaryCta: { text: 'Call', link: '/contact', tone: 'warm' }, featuredOrder: ['1'] };

  test('is read by path', () => {
    expect(textAt(content, 'title')).toBe('Hi');
    expect(textAt(content, 'primaryCta.text')).toBe('Call');
    expect(textAt(content, 'secondaryCta.text')).toBe('');
    expect(textAt(content, 'featuredOrder')).toBe('');
  });

  test('keeps everything else when a text is set', () => {
    expect(withText(content, 'primaryCta.text', 'Ring')).toEqual({
      ...content,
      primaryCta: { text: 'Ring', link: '/contact', tone: 'warm' },
    });
    expect(withText(content, 'secondaryCta.link', '/about')).toEqual({ ...content, secondaryCta: { link: '/about' } });
  });

  test('loses a button that says nothing and leads nowhere', () => {
    expect(withoutEmptyButtons({ title: '', secondaryCta: { text: '', link: '' }, primaryCta: { text: 'Go' } })).toEqual({
      title: '',
      primaryCta: { text: 'Go' },
    });
  });
});
