import { describe, expect, it } from 'vitest';
import { modelEndpoint } from '../../../src/recorded/model-endpoint.js';

const at = (url: string, dialect: 'openai' | 'anthropic' | null = null, environment = {}) =>
  modelEndpoint({ name: 'm', url, dialect }, environment);

describe('an endpoint', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
    ['http://localhost:8000/v1/', 'http://localhost:8000/v1/chat/completions'],
    ['https://x.example/openai', 'https://x.example/openai/chat/completions'],
    ['https://x.example/v1/chat/completions?v=2', 'https://x.example/v1/chat/completions?v=2'],
    ['https://api.anthropic.com', 'https://api.anthropic.com/v1/messages'],
    ['https://api.anthropic.com/v1', 'https://api.anthropic.com/v1/messages'],
    ['https://proxy.example/a/v1/messages', 'https://proxy.example/a/v1/messages'],
  ])('at %s is asked at %s', (base, url) => {
    expect(at(base).url.href).toBe(url);
  });

  it('has to be told its dialect where the URL does not tell', () => {
    expect(() => at('https://models.example')).toThrow(/--model-dialect/);
    expect(at('https://models.example', 'anthropic').url.pathname).toBe('/v1/messages');
  });

  it.each(['ftp://x.example', 'gpt-4', 'https://me:secret@x.example/v1'])('is none at %s', (url) => {
    expect(() => at(url)).toThrow(expect.objectContaining({ code: 'CC_MODEL_URL' }));
    expect(() => at(url)).not.toThrow(/secret/);
  });

  it('takes its key from the environment, the own name before that of the dialect', () => {
    const both = { COMPACTION_CHECK_MODEL_KEY: ' own ', OPENAI_API_KEY: 'theirs' };
    expect(at('https://api.openai.com/v1', null, both)).toMatchObject({ key: 'own' });
    const theirs = { ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'o', COMPACTION_CHECK_MODEL_KEY: '' };
    expect(at('https://api.anthropic.com', null, theirs)).toMatchObject({ key: 'a' });
  });

  it('sends a key to no other machine without encryption', () => {
    const environment = { OPENAI_API_KEY: 'secret' };
    expect(() => at('http://192.168.1.4/v1', null, environment)).toThrow(
      expect.objectContaining({ code: 'CC_MODEL_KEY' }),
    );
    expect(at('http://192.168.1.4/v1').key).toBeNull();
    expect(at('http://[::1]:8000/v1', null, environment).key).toBe('secret');
  });
});
